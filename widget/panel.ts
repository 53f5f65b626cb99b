import type { SessionResponse } from '#src/contract/chat/chat-contract.ts'
import { createConversation } from './chat-conversation.ts'
import type { EmitEvent } from './chat-conversation.ts'
import type { ChatLook } from './chat-look.ts'
import { themeRule } from './drawing/brand-theme.ts'
import { createComposer } from './drawing/message-composer.ts'
import type { Composer } from './drawing/message-composer.ts'
import { createThread } from './drawing/message-thread.ts'
import { createFrame } from './drawing/panel-frame.ts'
import { attachHost, followScheme } from './drawing/panel-host.ts'
import { keepSheet } from './drawing/sheet-mode.ts'
import { createChatClient } from './protocol/chat-client.ts'
import type { ChatAccess, ChatClient } from './protocol/chat-client.ts'
import { createTokenKeep } from './protocol/token-keep.ts'
import { loadWords } from './words/panel-words.ts'
import { languagesOfReader, pickLanguage } from './words/reader-language.ts'

export type { ChatLook } from './chat-look.ts'
export type { ChatAccess } from './protocol/chat-client.ts'

export type ChatOptions = ChatAccess & {
  /** Where the service lives, without `/api/v1/chat`: `https://foyer.example`, or `''` for the page's own origin. */
  apiBase: string
  /** `inline` fills the element it is given; `floating` is the website widget's window, closed until `open()`. */
  mode: 'inline' | 'floating'
  /** In place of what the session says. */
  look?: ChatLook
  /** Of a floating chat: hears that it has closed, by whatever way. */
  onClose?: () => void
  /** Hears what the owner has set, as soon as the session is open. */
  onTheme?: (theme: ChatLook) => void
  onEvent?: EmitEvent
}

export interface MountedChat {
  open(): void
  close(): void
  /** Says something in the visitor's name. */
  send(text: string): void
  /** Changes what the chat looks like from now on. */
  setLook(look: ChatLook): void
  /** Stops what is under way and takes the chat out of the page. */
  destroy(): void
}

/**
 * Draws a chat inside `element`, in a shadow root of its own, and resolves to its handle. An inline chat takes the element's width and
 * height and opens its session at once; a floating one does so on `open()`. Its colours follow the place's CSS `color-scheme`.
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
  const close = () => {
    if (host.hidden) return
    host.hidden = true
    options.onClose?.()
  }

  const client = connect(options)
  const thread = createThread(words)
  const show = () => {
    theme.replaceSync(themeRule(look.color ?? agent?.theme.color))
    if (agent) frame.introduce(agent, look.avatar ?? agent.theme.avatar)
    applyScheme()
  }
  const onSession = (session: SessionResponse) => {
    ;({ agent } = session)
    options.onTheme?.(agent.theme)
    show()
    return { greeting: look.greeting ?? agent.greeting, questions: look.questions?.split('|') ?? agent.suggested_questions }
  }
  const takeFocus = () => focusIn(frame.element, composer)
  const conversation = createConversation({ client, thread, words, onSession, takeFocus, onEvent: options.onEvent })
  const composer = createComposer(words, conversation.say)
  const frame = createFrame({ words, language, body: [thread.element, composer.element], onClose: isFloating ? close : undefined })

  root.append(frame.element)
  if (isFloating) keepSheet(root, frame.element, life.signal)
  else conversation.start()

  return {
    open: () => {
      host.hidden = false
      conversation.start()
      takeFocus()
    },
    close,
    send: conversation.say,
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

/** Puts the focus into the text field, or, where that would raise an on-screen keyboard over the greeting, on the dialog itself. */
function focusIn(dialog: HTMLElement, composer: Composer): void {
  if (matchMedia('(pointer: coarse)').matches) dialog.focus({ preventScroll: true })
  else composer.focus()
}

/** The service hears of the page without its query and fragment, which may carry what is nobody's business. */
function connect(options: ChatOptions): ChatClient {
  const url = location.href.replace(/[?#].*$/s, '').slice(0, 2048)
  const locale = languagesOfReader().find(Boolean)?.slice(0, 35)
  return createChatClient({ ...options, tokens: createTokenKeep(`foyer:${options.widgetKey}`), page: { url, locale } })
}
