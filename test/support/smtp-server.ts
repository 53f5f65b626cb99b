import { once } from 'node:events'
import { type AddressInfo, type Socket, createServer } from 'node:net'

export interface ReceivedMail {
  from: string
  to: string[]
  /** The message as received, with line feeds as line ends. */
  raw: string
}

export interface SmtpServer extends AsyncDisposable {
  port: number
  url: string
  mails: ReceivedMail[]
  /** Every line that clients sent outside of messages. */
  commands: string[]
  /** The responses to later commands, by their first word. `GREETING` and `MESSAGE` count as commands. */
  answers: Record<string, string>
}

/** A value of `answers` that never responds. */
export const SILENCE = ''

const ANSWERS: Record<string, string> = {
  GREETING: '220 mail.example ESMTP',
  EHLO: '250-mail.example\r\n250 8BITMIME',
  MAIL: '250 OK',
  RCPT: '250 OK',
  DATA: '354 Go on',
  MESSAGE: '250 OK',
  RSET: '250 OK',
  QUIT: '221 Bye',
}

/** Starts an SMTP server on loopback that accepts every email, unless `answers` says otherwise. */
export async function startSmtpServer(answers: Record<string, string> = {}): Promise<SmtpServer> {
  const sockets = new Set<Socket>()
  const state = { mails: [] as ReceivedMail[], commands: [] as string[], answers: { ...ANSWERS, ...answers } }
  const server = createServer((socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)))
    socket.on('error', () => {})
    serve(socket, state)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    ...state,
    port,
    url: `smtp://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function serve(socket: Socket, { mails, commands, answers }: Pick<SmtpServer, 'mails' | 'commands' | 'answers'>): void {
  let mail: ReceivedMail = { from: '', to: [], raw: '' }
  let reading = false
  let buffer = ''
  const say = (name: string): void => {
    const answer = answers[name] ?? '502 Not known'
    if (answer !== SILENCE) socket.write(`${answer}\r\n`)
  }
  const hear = (line: string): void => {
    if (reading) {
      if (line !== '.') return void (mail.raw += `${line.replace(/^\./, '')}\n`)
      reading = false
      if (answers['MESSAGE']?.startsWith('2')) mails.push(mail)
      mail = { from: '', to: [], raw: '' }
      return say('MESSAGE')
    }
    commands.push(line)
    const name = line.split(' ', 1)[0]?.toUpperCase() ?? ''
    const address = /<(.*)>/.exec(line)?.[1] ?? ''
    if (name === 'MAIL') mail.from = address
    if (name === 'RCPT') mail.to.push(address)
    if (name === 'DATA') reading = answers['DATA']?.startsWith('3') ?? false
    say(name)
  }
  say('GREETING')
  socket.setEncoding('utf8').on('data', (text: string) => {
    const lines = (buffer + text).split('\r\n')
    buffer = lines.pop() ?? ''
    for (const line of lines) hear(line)
  })
}
