import { type Markup, html } from '#src/base/markup.ts'
import type { OpenApiParameter } from '#src/contract/api/openapi-types.ts'
import type { Call } from './documented-call.ts'

const MOST_ROWS = 16

/**
 * Returns a form that sends the page's call with the reader's own key. The pages' script shows it; without a script,
 * readers use the example above.
 */
export function tryIt({ baseUrl, method, path, operation }: Call): Markup {
  const { parameters, requestBody, security } = operation
  const { 'application/json': json } = requestBody?.content ?? {}
  const [example] = Object.values(json?.examples ?? {})
  const body = JSON.stringify(example?.value, undefined, 2) ?? ''
  const rows = Math.min(body.split('\n').length + 1, MOST_ROWS)
  const takesFile = requestBody?.content['multipart/form-data'] !== undefined
  const takesSession = security.some((scheme) => 'sessionToken' in scheme)
  const takesKey = takesSession || security.some((scheme) => 'bearerAuth' in scheme)
  return html`<form
    class="try-it"
    hidden
    data-base="${baseUrl}"
    data-method="${method.toUpperCase()}"
    data-path="${path}"
    data-key="${takesSession ? 'session' : 'api'}"
    aria-labelledby="try-it"
  >
    <h2 id="try-it">Try it</h2>
    <p>This sends a real request to this service. The ${takesSession ? 'token' : 'key'} stays in this browser tab.</p>
    ${takesKey ? keyField(takesSession) : undefined}
    ${parameters.filter(({ in: place }) => place !== 'header').map(parameterField)}
    ${
      example === undefined
        ? undefined
        : html`<label class="field"
            ><span>Request body</span
            ><textarea name="body" rows="${String(rows)}" spellcheck="false">
${JSON.stringify(example.value, undefined, 2)}</textarea>
          </label>`
    }
    ${takesFile ? html`<label class="field"><span>File</span><input type="file" name="file" /></label>` : undefined}
    <button class="button button-primary">Send request</button>
    <output></output>
  </form>`
}

function keyField(takesSession: boolean): Markup {
  return html`<label class="field"
    ><span>${takesSession ? 'Session token' : 'API key'}</span
    ><input class="secret" name="key" autocomplete="off" placeholder="${takesSession ? '' : 'ak_…'}" spellcheck="false"
  /></label>`
}

function parameterField({ name, in: place, required }: OpenApiParameter): Markup {
  return html`<label class="field"
    ><span>${name}${required ? '' : ' (optional)'}</span
    ><input
      name="${name}"
      data-in="${place}"
      autocomplete="off"
      spellcheck="false"
      ${required ? { markup: ' required' } : ''}
  /></label>`
}
