import { useReducer, useRef } from 'react'
import type { CreateAgentResponse } from '#src/contract/api/agents-contract.ts'
import { createAgent, createIdempotencyKey } from '../lib/agent-creation.ts'
import type { CreationProgress, CreationRequest } from '../lib/agent-creation.ts'
import { ApiError } from '../lib/http.ts'
import { sharedText } from '../lib/shared-text.ts'
import { removeResult, readResult, saveResult } from './creation-result.ts'
import { advance, missedReason, noProgress } from './research-progress.ts'
import type { ResearchProgress } from './research-progress.ts'

export type Stage =
  | { name: 'form'; error?: ApiError }
  | { name: 'research'; request: CreationRequest; progress: ResearchProgress }
  | {
      name: 'unread'
      request: CreationRequest
      answer: CreateAgentResponse
      progress: ResearchProgress
      reason: string
    }
  | { name: 'proof'; answer: CreateAgentResponse; websiteUrl: string }
  | { name: 'live'; answer: CreateAgentResponse; progress: ResearchProgress; isReading?: boolean }

type Action =
  | { type: 'submit'; request: CreationRequest }
  | { type: 'event'; event: CreationProgress }
  | { type: 'prove'; answer: CreateAgentResponse; websiteUrl: string }
  | { type: 'continue'; isReading?: boolean }
  | { type: 'refuse'; error: ApiError }
  | { type: 'reset' }

function nextStage(stage: Stage, action: Action): Stage {
  if (action.type === 'submit') return { name: 'research', request: action.request, progress: noProgress }
  if (action.type === 'refuse') return { name: 'form', error: action.error }
  if (action.type === 'reset') return { name: 'form' }
  if (action.type === 'prove') return { name: 'proof', answer: action.answer, websiteUrl: action.websiteUrl }
  if (action.type === 'continue') {
    if (stage.name !== 'unread' && stage.name !== 'proof') return stage
    const progress = stage.name === 'unread' ? stage.progress : noProgress
    return { name: 'live', answer: stage.answer, progress, isReading: action.isReading }
  }
  if (stage.name !== 'research') return stage
  if (action.event.type !== 'done') return { ...stage, progress: advance(stage.progress, action.event) }
  const { answer } = action.event
  const reason = answer.knowledge_base_count === 0 ? missedReason(stage.progress) : undefined
  return reason === undefined ? { ...stage, name: 'live', answer } : { ...stage, name: 'unread', answer, reason }
}

const firstStage = (): Stage => {
  const answer = readResult()
  return answer ? { name: 'live', answer, progress: noProgress } : { name: 'form' }
}

/** Holds the start page's state from the form to a live agent. A finished creation survives a reload of the tab. */
export function useCreation() {
  const [stage, dispatch] = useReducer(nextStage, undefined, firstStage)
  const attempt = useRef({ body: '', key: '' })

  const keyFor = (request: CreationRequest): string => {
    const body = JSON.stringify(request)
    if (attempt.current.body !== body) attempt.current = { body, key: createIdempotencyKey() }
    return attempt.current.key
  }

  const run = async (request: CreationRequest, taken?: string) => {
    try {
      for await (const event of createAgent(request, keyFor(request))) {
        if (event.type === 'done') saveResult(event.answer)
        if (event.type === 'done' && taken) dispatch({ type: 'prove', answer: event.answer, websiteUrl: taken })
        else dispatch({ type: 'event', event })
      }
    } catch (error) {
      dispatch({ type: 'refuse', error: error instanceof ApiError ? error : new ApiError(0, sharedText.crashed) })
    }
  }

  const submit = (request: CreationRequest) => {
    dispatch({ type: 'submit', request })
    void run(request)
  }

  /** Creates an agent without the website that another agent has, to verify the website for it. */
  const claimWebsite = ({ website_url: taken, ...request }: CreationRequest) => {
    dispatch({ type: 'submit', request })
    void run(request, taken)
  }

  /** Sends a request again after its website could not be read. */
  const retry = (request: CreationRequest) => {
    attempt.current = { body: '', key: '' }
    submit(request)
  }

  const goOn = (isReading?: boolean) => dispatch({ type: 'continue', isReading })

  const reset = () => {
    removeResult()
    attempt.current = { body: '', key: '' }
    dispatch({ type: 'reset' })
  }

  return { stage, submit, claimWebsite, retry, goOn, reset }
}
