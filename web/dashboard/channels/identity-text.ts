/** The dashboard's texts about signed visitor identities. */
export const identityText = {
  title: 'Signed-in visitors',
  lead: 'Conversations can show the verified name and email of visitors who are signed in on your website. Your server signs the visitor’s identity with the identity secret, and your page passes it to the chat.',
  server: 'On your server, in Node',
  serverHint: 'Any library for JSON Web Tokens (HS256) works too. A token is valid for up to 24 hours.',
  page: 'On the page',
  pageHint: 'Replace TOKEN with the token that your server signed for this visitor.',
  secret: 'Identity secret',
  secretHint: 'For your server only. Anybody who has it can write as any visitor.',
  show: 'Show identity secret',
  hide: 'Hide secret',
  renew: 'Renew secret',
  renewTitle: 'Renew the identity secret?',
  renewLead:
    'Foyer refuses tokens signed with the current secret immediately. Until your server has the new one, visitors can still chat, but as unknown visitors.',
  keep: 'Keep secret',
  renewed: 'Renewed. Set the new secret on your server.',
}

export const SERVER_CODE = `import { createHmac } from 'node:crypto'

const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url')
const claims = { sub: user.id, name: user.name, email: user.email, exp: Math.floor(Date.now() / 1000) + 3600 }
const text = part({ alg: 'HS256', typ: 'JWT' }) + '.' + part(claims)
const token = text + '.' + createHmac('sha256', process.env.FOYER_IDENTITY_SECRET).update(text).digest('base64url')`

export const PAGE_CODE = `<script>
  addEventListener('foyer:ready', () => Foyer.identify('TOKEN'))
</script>`
