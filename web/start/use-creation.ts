import { useReducer, useRef } from 'react'
import type { CreateAgentResponse } from '#src/contract/api/agents-contract.ts'
import { createAgent, createIdempotencyKey } from '../lib/agent-creation.ts'
import type { CreationProgress, CreationRequest } from '../lib/agent-creation.ts'
import { ApiError } from '../lib/http.ts'
import { sharedText } from '../lib/shared-text.ts'
import { removeResult, readResult, saveResult } from './creation-result.ts'
import { advance, noProgress } from './research-progress.ts'
import type { ResearchProgress } from './research-progress.ts'

export type Stage =
  | { name: 'form'; error?: ApiError }
  | { name: 'research'; request: CreationRequest; progress: ResearchProgress }
  | { name: 'live'; answer: CreateAgentResponse; progress: ResearchProgress }

type Action =
  | { type: 'submit'; request: CreationRequest }
  | { type: 'event'; event: CreationProgress }
  | { type: 'refuse'; error: ApiError }
  | { type: 'reset' }

function nextStage(stage: Stage, action: Action): Stage {
  if (action.type === 'submit') return { name: 'research', request: action.request, progress: noProgress }
  if (action.type === 'refuse') return { name: 'form', error: action.error }
  if (action.type === 'reset') return { name: 'form' }
  if (stage.name !== 'research') return stage
  if (action.event.type === 'done') return { name: 'live', answer: action.event.answer, progress: stage.progress }
  return { ...stage, progress: advance(stage.progress, action.event) }
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

  const run = async (request: CreationRequest) => {
    try {
      for await (const event of createAgent(request, keyFor(request))) {
        if (event.type === 'done') saveResult(event.answer)
        dispatch({ type: 'event', event })
      }
    } catch (error) {
      dispatch({ type: 'refuse', error: error instanceof ApiError ? error : new ApiError(0, sharedText.crashed) })
    }
  }

  const submit = (request: CreationRequest) => {
    dispatch({ type: 'submit', request })
    void run(request)
  }

  const reset = () => {
    removeResult()
    attempt.current = { body: '', key: '' }
    dispatch({ type: 'reset' })
  }

  return { stage, submit, reset }
}
