import { useEffect, useState } from 'react'
import type { OpenApiDocument } from '#src/contract/api/openapi-types.ts'
import { sendForJson, sentenceOf } from '../lib/http.ts'

type State = { document?: OpenApiDocument; error?: string }

/** Loads the service's OpenAPI document, then scrolls to the URL's anchor. */
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
