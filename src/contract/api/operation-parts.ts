import { ERROR_CODES } from './error-codes.ts'
import { z } from 'zod'
import type { ErrorCase, Parameter } from './operation-types.ts'

/** Parts that several operations share. */

/** Of the documents of the APIs. `identifier` is SPDX's. */
export const LICENSE = { name: 'Apache License 2.0', identifier: 'Apache-2.0' }

export const AGENT_ID = "The `agent_id` from the creation's response."

export const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Any text of at most 255 characters that identifies this request. A request with the same key and body within 24 hours creates and sends nothing. Its response describes what the first request created, with the header `Idempotent-Replayed: true`. Keys are separate for each operation and each account (without an API key, each client address).',
  schema: z.string().max(255),
  example: '6f1b2c0e-order-4711',
}

/** Header of a response that repeats that of an earlier request. */
export const REPLAYED = 'Idempotent-Replayed'

export const IDEMPOTENCY_ERRORS: ErrorCase[] = [
  { status: 400, error: 'Idempotency-Key must be at most 255 characters', when: 'The header is too long.' },
  {
    status: 422,
    error: 'Idempotency-Key was already used with a different request body',
    when: 'The key was used with another body within 24 hours.',
  },
  {
    status: 404,
    error: '<thing> not found',
    when: 'The object that an earlier request with this Idempotency-Key created was deleted.',
  },
  {
    status: 503,
    error: 'The request took too long. Nothing was stored. Try again.',
    when: 'A request with an Idempotency-Key took longer than a minute.',
  },
]

/** Errors of every operation with a body. */
export const BODY_ERRORS: ErrorCase[] = [
  { status: 400, error: 'Invalid JSON', when: 'The body is not JSON, or not UTF-8.' },
  {
    status: 400,
    error: 'Request body must be a JSON object',
    when: 'The body is an array, a string, a number or a boolean.',
  },
  { status: 413, error: 'Request body must be at most 1 MiB', when: 'The body is too large.' },
  { status: 415, error: 'Content-Type must be application/json', when: 'The body has a different content type.' },
  {
    status: 415,
    error: 'Request body must not be compressed: send it without Content-Encoding',
    when: '`Content-Encoding` is not `identity`.',
  },
]

export const SEND_A_KEY = 'Send an API key as `Authorization: Bearer ak_…`'

/** Error of every operation that changes fields of a record. */
export const FIXED_FIELD: ErrorCase = {
  status: 400,
  error: '<field> cannot be changed',
  when: 'The body has a field of the resource that this operation cannot change.',
}

/** Errors of every operation that accepts an API key. */
export const KEY_ERRORS: ErrorCase[] = [
  {
    status: 401,
    error: 'Invalid API key',
    when: 'The `Authorization` header is not `Bearer` with a valid key; or the header is missing where this agent or the settings of the service require a key.',
  },
  {
    status: 401,
    error: SEND_A_KEY,
    when: 'The `Authorization` header is missing, and the operation always needs a key.',
  },
  {
    status: 403,
    error: 'This API key lacks a scope: it has <scopes>, the request needs <scopes>.',
    when: 'The key is valid, but none of its scopes includes the operation.',
  },
]

/** Errors of every operation. */
export const COMMON_ERRORS: ErrorCase[] = [
  {
    status: 421,
    error: 'This service does not serve the host <host>. Set PUBLIC_URL to the URL clients use.',
    when: 'The service listens only on loopback, and the request names another host.',
  },
  {
    status: 429,
    error: 'Rate limit exceeded',
    when: 'More than 60 requests a minute (by default) with one key, or from one client address without a key. With a dashboard session, a client address has twenty times the limit.',
  },
  {
    status: 503,
    error: 'The database cannot be reached. Try again in a few seconds.',
    when: 'The database is starting, restarting or has no connection left.',
  },
  {
    status: 500,
    error: 'Internal server error',
    when: 'A defect of the service. Its log has the `X-Request-Id` of the response.',
  },
]

export const STATUS_WORDS: Record<number, string> = {
  400: 'The request is invalid.',
  401: 'The key is missing or invalid.',
  403: 'The caller is not allowed to do this.',
  404: 'Not found.',
  409: 'The request conflicts with the current state.',
  413: 'The body is too large.',
  415: 'The body is not JSON, or is compressed.',
  421: 'The request names another host.',
  422: 'The Idempotency-Key was used for another request.',
  429: 'A limit is reached.',
  500: 'An internal error occurred.',
  503: 'The service cannot do this now.',
}

export interface HeaderText {
  description: string
  example: string | number
  /** Some of the responses lack it. */
  isOptional?: boolean
}

/** Headers of every response. */
export const COMMON_HEADERS: Record<string, HeaderText> = {
  'X-Request-Id': {
    description: "Identifies the request in the service's log.",
    example: '0199d4f2-61b0-7c55-a5f0-0b8f6f2d9c11',
  },
  RateLimit: {
    description: 'Remaining requests (`r`) and the seconds until the count restarts (`t`).',
    example: '"default";r=57;t=41',
  },
  'RateLimit-Policy': {
    description: 'Requests (`q`) allowed in a window of `w` seconds.',
    example: '"default";q=60;w=60',
  },
}

/** Headers of the success of an operation that accepts an `Idempotency-Key`. */
export const REPLAY_HEADERS: Record<string, HeaderText> = {
  [REPLAYED]: {
    description: 'The response describes what an earlier request with the same `Idempotency-Key` created.',
    example: 'true',
    isOptional: true,
  },
}

/** Headers of a response that clients can keep and revalidate. */
export const REVALIDATION_HEADERS: Record<string, HeaderText> = {
  ETag: { description: 'Identifies this version of the response.', example: '"kJ0h2yq1oH8bV3sN7w4m5A"' },
}

export const IF_NONE_MATCH: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  description: 'The `ETag` of the version that you have. If it is still current, the response is a 304 without a body.',
  schema: z.string(),
  example: '"kJ0h2yq1oH8bV3sN7w4m5A"',
}

/** Headers of every error. */
export const ERROR_HEADERS: Record<string, HeaderText> = {
  'Error-Code': {
    description: `The cause, as one word of a closed list: ${Object.keys(ERROR_CODES).join(', ')}.`,
    example: 'website_taken',
  },
  Link: {
    description: 'The page that explains the error and its fix.',
    example: '<https://foyer.example/docs/errors#website_taken>; rel="help"',
  },
}

export const WWW_AUTHENTICATE: HeaderText = {
  description: 'How to authenticate (RFC 6750). `error="invalid_token"` if the request has a bearer token.',
  example: 'Bearer realm="Foyer", error="invalid_token"',
}

export const RETRY_AFTER: HeaderText = { description: 'Seconds to wait before a retry.', example: 41 }
