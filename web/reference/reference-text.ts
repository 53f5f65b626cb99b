/** Everything that the API reference says beside what the API's own description says. */
export const referenceText = {
  loading: 'Reading the description of the API',
  nav: 'On this page',
  document: 'OpenAPI document',
  dashboard: 'Dashboard',
  base: 'Base address',
  first: 'A first agent, of the made-up business that comes with Foyer',
  keys: {
    title: 'Who may call',
    without:
      'Without an `Authorization` header an agent is created as a demo for `email`, and items are added to demo agents.',
    with: 'With a key the agent belongs to its account. Keys are made in the dashboard.',
    refused: 'Any other `Authorization` header is refused with 401. There is no silent fall-back.',
    label: 'With a key',
  },
  headers: { title: 'Headers of every answer', retryAfter: 'On every 429 and 503: ' },
  parts: {
    parameters: 'Parameters',
    request: 'Request body',
    answer: 'Answer',
    errors: 'Errors',
    events: 'Events',
    curl: 'Example',
  },
  columns: {
    field: 'Field',
    type: 'Type',
    meaning: 'Meaning',
    status: 'Status',
    message: 'Message',
    when: 'When',
    event: 'Event',
    carries: 'Carries',
  },
  required: 'required',
  answerExample: 'Answer',
  alwaysThere: 'always there',
}
