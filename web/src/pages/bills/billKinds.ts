/** What can be bought, in the order of the tabs. */
export const BILL_KINDS = ['airtime', 'data', 'electricity', 'tv', 'bet'] as const;
export type BillKind = (typeof BILL_KINDS)[number];

/** What the user typed into the form of a purchase. Each kind uses the fields that it has. */
export interface BillForm {
  biller: string;
  /** A phone for airtime and data, a meter, a smart card or a betting account otherwise. */
  account: string;
  planCode: string;
  amount: string;
  phone: string;
  meterType: 'prepaid' | 'postpaid';
  merchantReference: string;
}

/** Which fields a kind has besides biller and account, and whether its account can be looked up first. */
export const FIELDS: Readonly<
  Record<BillKind, { readonly hasPlans: boolean; readonly hasPhone: boolean; readonly canVerify: boolean }>
> = {
  airtime: { hasPlans: false, hasPhone: false, canVerify: false },
  data: { hasPlans: true, hasPhone: false, canVerify: false },
  electricity: { hasPlans: false, hasPhone: true, canVerify: true },
  tv: { hasPlans: true, hasPhone: true, canVerify: true },
  bet: { hasPlans: false, hasPhone: false, canVerify: true },
};

/** The fields of the form by the names that the service has for them, to show its problems where they belong. */
export const FORM_FIELD_OF: Readonly<Record<string, keyof BillForm>> = {
  network: 'biller',
  electricity: 'biller',
  tv: 'biller',
  bettingPlatform: 'biller',
  meterNumber: 'account',
  smartCardNumber: 'account',
  customerId: 'account',
  phone: 'phone',
  planCode: 'planCode',
  amount: 'amount',
  type: 'meterType',
  merchantReference: 'merchantReference',
};
