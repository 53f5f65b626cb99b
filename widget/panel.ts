import type { ConversationMode, SessionResponse } from '#src/contract/chat/chat-contract.ts'
import { createConversation } from './chat-conversation.ts'
import type { EmitEvent } from './chat-conversation.ts'
import type { ChatLook } from './chat-look.ts'
import { themeRule } from './drawing/brand-theme.ts'
import { createComposer } from './drawing/message-composer.ts'
import type { Composer } from './drawing/message-composer.ts'
import { createThread } from './drawing/message-thread.ts'
import type { MessageControls, VisitorAction } from './drawing/message-view.ts'
import { createFrame } from './drawing/panel-frame.ts'
import { attachHost, followScheme } from './drawing/panel-host.ts'
import { showAsSheet } from './drawing/sheet-mode.ts'
import { createFooter } from './drawing/visitor-footer.ts'
import { createChatClient } from './protocol/chat-client.ts'
import type { ChatAccess, ChatClient } from './protocol/chat-client.ts'
import type { TokenStorage } from './protocol/token-storage.ts'
import { createTokenStorage } from './protocol/token-storage.ts'
import { loadWords } from './words/panel-words.ts'
import { languagesOfReader, pickLanguage } from './words/reader-language.ts'

export type { ChatLook } from './chat-look.ts'
export type { ChatAccess } from './protocol/chat-client.ts'

export type ChatOptions = ChatAccess & {
  /** URL of the service without `/api/v1/chat`, such as `https://foyer.example`, or `''` for the page's own origin. */
  apiBase: string
  /** `inline` fills its element; `floating` is a window that stays closed until `open()`. */
  mode: 'inline' | 'floating'
  /** Overrides the session's look. */
  look?: ChatLook
  /** Called with the owner's settings when the session is open. */
  onTheme?: (theme: ChatLook) => void
  onEvent?: EmitEvent
}

export interface MountedChat {
  /** Takes the focus, unless it opens quietly. */
  open(isQuiet?: boolean): void
  close(): void
  /** Sends a message from the visitor. */
  send(text: string): void
  /** Identifies the visitor with a token that the owner's server signed. */
  identify(token: string): void
  /** Changes the look. */
  setLook(look: ChatLook): void
  /** Stops all calls and removes the chat. */
  destroy(): void
}

/**
 * Draws a chat inside `element` in its own shadow root, and resolves to its handle. An inline chat has the element's
 * size and opens its session at once; a floating one on `open()`. Its colors follow the CSS `color-scheme`.
 */
export async function mountChat(element: Element | ShadowRoot, options: ChatOptions): Promise<MountedChat> {
  const isFloating = options.mode === 'floating'
  const language = pickLanguage(languagesOfReader())
  const words = await loadWords(language)
  const life = new AbortController()
  const { host, root, theme } = attachHost(element, options.mode)
  const applyScheme = followScheme(host, life.signal)
  let look = options.look ?? {}
  let agent: SessionResponse['agent'] | undefined
  let identity: string | undefined
  const emit: EmitEvent = (name, detail) => options.onEvent?.(name, detail)
  const close = () => {
    if (host.hidden) return
    host.hidden = true
    conversation.rest()
    emit('close', undefined)
  }
  const onMode = (mode: ConversationMode) => frame.setMode(mode)
  const takeFocus = () => focusIn(frame.element, composer)

  const tokens = createTokenStorage(`foyer:${options.widgetKey}`)
  const client = connect(options, tokens, () => identity)
  const act = async (action: VisitorAction) => {
    const own = { client, tokens, words, root, onMode, takeFocus, emit }
    const places = { ...own, thread, conversation, consentText: agent?.consent_text }
    const { actForVisitor } = await import('./visitor-actions.ts')
    await actForVisitor(places, action)
  }
  const onAct = (action: VisitorAction) => void act(action).catch(() => thread.addNote(words.unreachable))
  const controls: MessageControls = { words, act: onAct, say: (text) => conversation.pick(text) }
  const identify = (token: string) => controls.act({ type: 'identify', token: (identity = token) })
  const thread = createThread(controls)
  const footer = createFooter(controls)
  const show = () => {
    theme.replaceSync(themeRule(look.color ?? agent?.theme.color))
    if (agent) frame.introduce(agent, look.avatar ?? agent.theme.avatar)
    applyScheme()
  }
  const shared = { client, thread, words, emit, takeFocus, onMode, signal: life.signal }
  const conversation = createConversation({
    ...shared,
    onSession: (session) => {
      // The first session gets it when it opens.
      if (agent && identity) identify(identity)
      ;({ agent } = session)
      options.onTheme?.(agent.theme)
      show()
      footer.offer({ whatsapp: agent.whatsapp === true, forget: false, privacy: agent.privacy_url })
      const { greeting, suggested_questions: questions } = agent
      return { greeting: look.greeting ?? greeting, questions: look.questions?.split('|') ?? questions }
    },
    onBegun: () => footer.offer({ forget: true }),
  })
  const composer = createComposer(words, conversation.say)
  const body = [thread.element, composer.element]
  const frame = createFrame({ words, language, body, footer: footer.element, onClose: isFloating ? close : undefined })

  root.append(frame.element)
  tokens.watch(conversation.restart, life.signal)
  if (isFloating) showAsSheet(root, frame.element, life.signal)
  else conversation.start()

  return {
    open: (isQuiet) => {
      if (!host.hidden) return takeFocus()
      host.hidden = false
      conversation.start()
      if (!isQuiet) takeFocus()
      emit('open', undefined)
    },
    close,
    send: conversation.say,
    identify,
    setLook: (next) => {
      look = next
      show()
    },
    destroy: () => {
      life.abort()
      client.stop()
      host.remove()
    },
  }
}

/** Focuses the text field, or the dialog if an on-screen keyboard would cover the greeting. */
function focusIn(dialog: HTMLElement, composer: Composer): void {
  if (matchMedia('(pointer: coarse)').matches) dialog.focus({ preventScroll: true })
  else composer.focus()
}

/** Sends the page's URL without query and fragment, which may be private. */
function connect(options: ChatOptions, tokens: TokenStorage, identity: () => string | undefined): ChatClient {
  const url = location.href.replace(/[?#].*$/s, '').slice(0, 2048)
  const locale = languagesOfReader().find(Boolean)?.slice(0, 35)
  return createChatClient({ ...options, tokens, identity, page: { url, locale } })
}
