import { defineEntity } from '@mikro-orm/core';

/** A table, by its columns' property names: `createdAt` is `created_at`. */
export function table<const Name extends string, const Columns extends Record<string, unknown>>(
  tableName: Name,
  properties: Columns,
) {
  return defineEntity({ name: tableName, tableName, properties });
}
