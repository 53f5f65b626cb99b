import type {
  JsonSchema,
  OpenApiExample,
  OpenApiHeader,
  OpenApiMedia,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiResponse,
  Reference,
} from './openapi-types.ts'
import { referenceTo, toJsonSchema } from './openapi-schemas.ts'
import {
  BODY_ERRORS,
  COMMON_ERRORS,
  ERROR_HEADERS,
  FIXED_FIELD,
  type HeaderText,
  IDEMPOTENCY_KEY,
  IF_NONE_MATCH,
  REPLAY_HEADERS,
  REVALIDATION_HEADERS,
  RETRY_AFTER,
  STATUS_WORDS,
  WWW_AUTHENTICATE,
} from './operation-parts.ts'
import type { AnswerBody, ErrorCase, Operation, Parameter } from './operation-types.ts'

/** What the operations of one API have in common. */
export interface ApiStyle {
  schemas: Record<string, JsonSchema>
  /** Headers of every response. */
  headers: Record<string, HeaderText>
  tagOf: (operation: Operation) => string
  descriptionOf: (operation: Operation) => string
  securityOf: (operation: Operation) => Record<string, string[]>[]
  /** Errors of an operation that has a key or a session. */
  keyErrors: ErrorCase[]
}

/** Returns an operation as the OpenAPI document describes it. */
export function describeOperation(style: ApiStyle, operation: Operation): OpenApiOperation {
  const { operationId, summary, takesNoKey = false, isRevalidated = false } = operation
  const { parameters = [], request, answers, errors = [] } = operation
  const own = {
    ...(isRevalidated ? REVALIDATION_HEADERS : {}),
    ...(parameters.includes(IDEMPOTENCY_KEY) ? REPLAY_HEADERS : {}),
  }
  return {
    operationId,
    tags: [style.tagOf(operation)],
    summary,
    description: style.descriptionOf(operation),
    security: style.securityOf(operation),
    parameters: [...parameters, ...(isRevalidated ? [IF_NONE_MATCH] : [])].map(toParameter),
    ...(request
      ? {
          requestBody: {
            required: isBodyRequired(style.schemas[request.schema]),
            content: {
              [request.mediaType ?? 'application/json']: toRequestMedia(request),
              ...toTextMedia(request.texts),
            },
          },
        }
      : {}),
    responses: {
      200: toSuccess(style, answers, own),
      ...(isRevalidated ? { 304: { ...toSuccess(style, [], own), description: 'The client has this version.' } } : {}),
      ...toErrorResponses(style, [
        ...errors,
        ...(operation.method === 'patch' ? [FIXED_FIELD] : []),
        ...(takesNoKey ? [] : style.keyErrors),
        ...COMMON_ERRORS,
      ]),
    },
  }
}

/** Returns the headers that operations refer to by name. */
export function describeHeaders({ headers }: ApiStyle): Record<string, OpenApiHeader> {
  const all = {
    ...headers,
    ...REVALIDATION_HEADERS,
    ...REPLAY_HEADERS,
    ...ERROR_HEADERS,
    'WWW-Authenticate': WWW_AUTHENTICATE,
    'Retry-After': RETRY_AFTER,
  }
  return Object.fromEntries(Object.entries(all).map(([name, text]) => [name, toHeader(text)]))
}

function toParameter({ schema, required = false, ...rest }: Parameter): OpenApiParameter {
  return { ...rest, required, schema: toJsonSchema(schema) }
}

function isBodyRequired({ type, required = [] }: JsonSchema = {}): boolean {
  return type === 'array' || required.length > 0
}

function toTextMedia(texts: Record<string, string> = {}): Record<string, OpenApiMedia> {
  const media = Object.entries(texts).map(([type, example]): [string, OpenApiMedia] => [
    type,
    { schema: { type: 'string' }, example },
  ])
  return Object.fromEntries(media)
}

function toRequestMedia({ schema, examples }: NonNullable<Operation['request']>): OpenApiMedia {
  const named = Object.entries(examples).map(([name, value]): [string, OpenApiExample] => [
    toSlug(name),
    { summary: name, value },
  ])
  return { schema: referenceTo(schema), examples: Object.fromEntries(named) }
}

function toSuccess(style: ApiStyle, answers: AnswerBody[], own: Record<string, HeaderText>): OpenApiResponse {
  const [first] = answers
  const content = answers.map(({ mediaType, schema, example, description }): [string, OpenApiMedia] => [
    mediaType,
    {
      ...(schema ? { schema: { ...referenceTo(schema), description } } : {}),
      ...(example === undefined ? {} : { example }),
    },
  ])
  return {
    description: first?.description ?? '',
    headers: toHeaders(style, 200, own),
    content: Object.fromEntries(content),
  }
}

function toErrorResponses(style: ApiStyle, cases: ErrorCase[]): Record<string, OpenApiResponse | Reference> {
  const byStatus = Map.groupBy(cases, ({ status }) => status)
  return Object.fromEntries(
    Array.from(byStatus, ([status, group]) => {
      const name = SHARED_ERRORS[status]
      return [
        status,
        name && isShared(style, status, group)
          ? { $ref: `#/components/responses/${name}` }
          : toErrorResponse(style, status, group),
      ]
    }),
  )
}

/** Names of errors that most operations share. */
const SHARED_ERRORS: Record<number, string> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  413: 'PayloadTooLarge',
  415: 'UnsupportedMediaType',
  421: 'MisdirectedRequest',
  429: 'TooManyRequests',
  500: 'InternalServerError',
  503: 'ServiceUnavailable',
}

/** Returns the error responses that operations refer to by name. */
export function describeSharedErrors(style: ApiStyle): Record<string, OpenApiResponse> {
  return Object.fromEntries(
    Object.entries(SHARED_ERRORS).map(([status, name]) => [
      name,
      toErrorResponse(style, Number(status), sharedCases(style, Number(status))),
    ]),
  )
}

function isShared(style: ApiStyle, status: number, cases: ErrorCase[]): boolean {
  const shared = sharedCases(style, status)
  return cases.length === shared.length && cases.every((one) => shared.includes(one))
}

function sharedCases({ keyErrors }: ApiStyle, status: number): ErrorCase[] {
  return [...BODY_ERRORS, ...keyErrors, ...COMMON_ERRORS].filter((one) => one.status === status)
}

function toErrorResponse(style: ApiStyle, status: number, cases: ErrorCase[]): OpenApiResponse {
  const examples = cases.map(({ error, when }): [string, OpenApiExample] => [
    toSlug(error),
    { summary: when, value: { success: false, error } },
  ])
  return {
    description: STATUS_WORDS[status] ?? 'The request was refused.',
    headers: toHeaders(style, status),
    content: {
      'application/json': {
        schema: referenceTo(
          status === 409 && 'ConflictResponse' in style.schemas ? 'ConflictResponse' : 'ErrorResponse',
        ),
        examples: Object.fromEntries(examples),
      },
    },
  }
}

function toHeaders(
  { headers }: ApiStyle,
  status: number,
  own: Record<string, HeaderText> = {},
): OpenApiResponse['headers'] {
  const names = [
    ...Object.keys({ ...headers, ...own }),
    ...(status >= 400 ? Object.keys(ERROR_HEADERS) : []),
    ...(status === 401 ? ['WWW-Authenticate'] : []),
    ...([429, 503].includes(status) ? ['Retry-After'] : []),
  ]
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

function toHeader({ description, example, isOptional = false }: HeaderText): OpenApiHeader {
  return {
    description,
    required: !isOptional,
    schema: { type: typeof example === 'number' ? 'integer' : 'string' },
    example,
  }
}

function toSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
