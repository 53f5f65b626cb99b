/** The dashboard's texts about signed visitor identities. */
export const identityText = {
  title: 'Visitors your website knows',
  lead: 'Who is signed in on your website can be known to you as well: by name and address in their conversations, proven and without a form. Your server signs who it is with the identity secret, and the page hands that to the chat.',
  server: 'On your server, in Node',
  serverHint: 'Any library for JSON Web Tokens does the same (HS256). A token holds for a day at most.',
  page: 'On the page',
  pageHint: 'In place of TOKEN your page writes what your server signed for this visitor.',
  secret: 'Identity secret',
  secretHint: 'For your server only: whoever has it can speak in the name of every visitor.',
  show: 'Show the identity secret',
  hide: 'Hide it',
  renew: 'Renew the secret',
  renewTitle: 'Renew the identity secret?',
  renewLead:
    'Tokens that are signed with the secret of today are refused from then on, until your server has the new one. Visitors go on chatting, as unknown ones.',
  keep: 'Keep it',
  renewed: 'Renewed. Give the new secret to your server.',
}

export const SERVER_CODE = `import { createHmac } from 'node:crypto'

const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url')
const claims = { sub: user.id, name: user.name, email: user.email, exp: Math.floor(Date.now() / 1000) + 3600 }
const text = part({ alg: 'HS256', typ: 'JWT' }) + '.' + part(claims)
const token = text + '.' + createHmac('sha256', process.env.FOYER_IDENTITY_SECRET).update(text).digest('base64url')`

export const PAGE_CODE = `<script>
  addEventListener('foyer:ready', () => Foyer.identify('TOKEN'))
</script>`
