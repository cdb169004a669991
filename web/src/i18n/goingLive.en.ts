/** The steps to production, loaded while one is left and on the profile. */
export const GOING_LIVE = {
  title: 'Going live',
  done: (done: number, all: number) => `${done} of ${all} done`,
  statuses: { OPEN: 'Open', DONE: 'Done', PENDING: 'Under review', REJECTED: 'Not approved' },
  reason: (reason: string) => `Reason: ${reason}`,
  mayDo: (roles: string) => `Your role cannot do this. Ask: ${roles}.`,
  steps: {
    kyc: 'Get your business approved',
    bank_account: 'Save your bank account',
    second_factor: 'Set up your second factor',
    webhook: 'Verify your live webhook',
    live_key: 'Use your live key',
  },
  /** What to do next, also on the profile. */
  kycNext: {
    PENDING: 'Our operations team checks your documents, and mails you the decision.',
    OPEN: 'To be approved, save your registration number and a link to your documents.',
    REJECTED: 'Correct your registration number or the link to your documents. Saving submits them again.',
  },
  leads: {
    bank_account: 'It receives withdrawals in naira.',
    second_factor: 'It protects your sign-in and your money.',
    webhook: 'Send a test event. Your server must answer with a 2xx status.',
    live_key: 'Make the first API call with it.',
  },
} as const;
