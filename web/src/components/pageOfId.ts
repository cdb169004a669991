/** Where what has an id is shown, by the prefix of the id; undefined for what has no page of its own. */
export function pageOfId(id: string) {
  switch (id.split('_', 1)[0]) {
    case 'txn':
    case 'bill':
    case 'wd':
      return { to: '/transactions/$transactionId', params: { transactionId: id }, search: {} } as const;
    case 'cp':
      return { to: '/usdt/$paymentId', params: { paymentId: id }, search: {} } as const;
    case 'plk':
      return { to: '/links/$linkId', params: { linkId: id }, search: {} } as const;
    case 'sale':
      return { to: '/sales/$withdrawalId', params: { withdrawalId: id }, search: {} } as const;
    case 'col':
      return { to: '/collections/$reference', params: { reference: id }, search: {} } as const;
    case 'msg':
      return { to: '/webhooks/$deliveryId', params: { deliveryId: id }, search: {} } as const;
    default:
      return undefined;
  }
}
