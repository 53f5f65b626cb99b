import { describe, expect, it } from 'vitest'
import { judgeResponse } from './judge-response.ts'

describe('judgeResponse', () => {
  const judge = (type: string | undefined, body = '', status = 200) =>
    judgeResponse(
      {
        url: '',
        status,
        headers: type === undefined ? {} : { 'content-type': type },
        body: Buffer.from(body),
        cut: false,
      },
      new URL('https://shop.test/a'),
    )?.reason

  it('recognizes a check for people in place of a page', () => {
    const gate = '<script>window._cf_chl_opt={cvId: "3"}</script><h1>Just a moment...</h1>'
    expect(judge('text/html', gate, 403)).toBe('challenge')
    expect(judge('text/html', '<script src="/_Incapsula_Resource?x=1"></script>')).toBe('challenge')
    expect(judge('text/html', '<h1>Forbidden</h1>', 403)).toBe('access_denied')
    expect(judge('text/html', `<p>${'A page of its own. '.repeat(400)}</p>${gate}`)).toBeUndefined()
  })

  it('recognizes HTML by its type, or without one by its content', () => {
    expect(judge('Text/HTML; charset=utf-8')).toBeUndefined()
    expect(judge('application/xhtml+xml')).toBeUndefined()
    expect(judge(undefined, '\uFEFF\n <!doctype html>')).toBeUndefined()
    expect(judge(undefined, 'plain')).toBe('not_html')
    expect(judge('text/plain', '<html>')).toBe('not_html')
    expect(judge('application/vnd.openxmlformats-officedocument.wordprocessingml.document')).toBe('document')
  })

  it.each([
    [404, 'not_found'],
    [410, 'not_found'],
    [401, 'access_denied'],
    [429, 'rate_limited'],
    [502, 'server_error'],
    [304, 'http_error'],
    [418, 'http_error'],
  ])('status %i is %s', (status, reason) => {
    expect(judge('text/html', '', status)).toBe(reason)
  })
})
