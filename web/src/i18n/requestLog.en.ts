// Read with its page alone.
export const REQUEST_LOG = {
  title: 'Request log',
  lead: 'API calls of the last 30 days, by API key or login token. Request bodies are not stored, and private values are masked.',
  call: 'Call',
  method: 'Method',
  path: 'Path',
  pathPlaceholder: 'Begins with, such as /bills',
  requestId: 'Request id',
  statuses: {
    '2xx': 'Succeeded (2xx)',
    '4xx': 'Refused (4xx)',
    '5xx': 'Failed on our side (5xx)',
  },
  answer: 'Answer',
  created: 'Created',
  duration: 'Duration',
  tookMs: (durationMs: number) => `${durationMs} ms`,
  when: 'When',
  emptyTitle: 'No calls yet',
  emptyLead: 'Calls with your API keys and login tokens appear here after some seconds.',
};
