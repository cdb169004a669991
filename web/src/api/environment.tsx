import { createContext, use } from 'react';

/** `test` is the sandbox, whose money is not real; `prod` is the live wallet. */
export type Environment = 'prod' | 'test';

interface EnvironmentChoice {
  readonly environment: Environment;
  readonly choose: (environment: Environment) => void;
}

const STORED_AS = 'merchant-payments.environment';

/** Lets everything below it read, and switch, which environment the pages show. */
export const CurrentEnvironment = createContext<EnvironmentChoice | undefined>(undefined);

/** What this tab showed last, else what any tab chose; the sandbox at first, where nothing can cost money. */
function rememberedEnvironment(): Environment {
  const remembered = sessionStorage.getItem(STORED_AS) ?? localStorage.getItem(STORED_AS);
  return remembered === 'prod' ? 'prod' : 'test';
}

/** The environment that an address names, or the remembered one. */
export function environmentOf({ environment }: { readonly environment?: unknown }): Environment {
  return environment === 'prod' || environment === 'test' ? environment : rememberedEnvironment();
}

/** Remembers what this tab shows, for addresses that name no environment. */
export function rememberShown(environment: Environment): void {
  sessionStorage.setItem(STORED_AS, environment);
}

/** Remembers what the merchant chose, for new tabs. */
export function rememberChosen(environment: Environment): void {
  localStorage.setItem(STORED_AS, environment);
}

/** The environment that the pages show, and how to switch it. */
export function useEnvironment(): EnvironmentChoice {
  const choice = use(CurrentEnvironment);
  if (choice === undefined) throw new Error('useEnvironment needs a CurrentEnvironment above it.');
  return choice;
}
