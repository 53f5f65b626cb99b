import { useEffect, useState } from 'react'
import type { OpenApiDocument } from '#src/contract/api/openapi-types.ts'
import { sendForJson, sentenceOf } from '../lib/http.ts'

type State = { document?: OpenApiDocument; error?: string }

/**
 * The description of the API, as the service gives it out. Once it is there, the page goes to the place that its
 * address names.
 */
export function useOpenApi(): State {
  const [state, setState] = useState<State>({})
  useEffect(() => {
    sendForJson<OpenApiDocument>('/api/v1/public/openapi.json').then(
      (document) => setState({ document }),
      (error: unknown) => setState({ error: sentenceOf(error) }),
    )
  }, [])
  useEffect(() => {
    if (state.document) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
  }, [state.document])
  return state
}
