import type { SessionResponse } from '#src/contract/chat/chat-contract.ts'
import { createConversation } from './chat-conversation.ts'
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
import { words as wordsByLanguage } from './words/panel-words.ts'
import { languagesOfReader, pickLanguage } from './words/reader-language.ts'

export type Theme = SessionResponse['agent']['theme']

export type ChatOptions = ChatAccess & {
  /** Where the service lives, without `/api/v1/chat`: `https://foyer.example`, or `''` for the page's own origin. */
  apiBase: string
  /** `inline` fills the element it is given; `floating` is the website widget's window, closed until `open()`. */
  mode: 'inline' | 'floating'
  /** `#rrggbb` to use in place of the agent's colour. */
  color?: string | undefined
  /** CSS `color-scheme` to keep to. Without it an inline chat follows the element's own, and a floating one the visitor's device. */
  scheme?: string | undefined
  /** Of a floating chat: hears that it has closed, by whatever way. */
  onClose?: () => void
  /** Hears the agent's theme as soon as the session is open. */
  onTheme?: (theme: Theme) => void
}

export interface MountedChat {
  open(): void
  close(): void
  /** Stops what is under way and takes the chat out of the page. */
  destroy(): void
}

/**
 * Draws a chat inside `element`, in a shadow root of its own, and returns its handle. An inline chat takes the element's width and
 * height and opens its session at once; a floating one does so on `open()`.
 */
export function mountChat(element: Element | ShadowRoot, options: ChatOptions): MountedChat {
  const isFloating = options.mode === 'floating'
  const language = pickLanguage(languagesOfReader())
  const words = wordsByLanguage[language]
  const life = new AbortController()
  const { host, root, theme } = attachHost(element, options.mode)
  const close = () => {
    if (host.hidden) return
    host.hidden = true
    options.onClose?.()
  }

  const client = connect(options)
  const thread = createThread(words)
  const onSession = ({ agent }: SessionResponse) => {
    theme.replaceSync(themeRule(options.color ?? agent.theme.color))
    frame.introduce(agent)
    options.onTheme?.(agent.theme)
  }
  const takeFocus = () => focusIn(frame.element, composer)
  const conversation = createConversation({ client, thread, words, onSession, takeFocus })
  const composer = createComposer(words, conversation.say)
  const frame = createFrame({ words, language, body: [thread.element, composer.element], onClose: isFloating ? close : undefined })

  root.append(frame.element)
  followScheme(host, options.scheme, life.signal)
  if (isFloating) keepSheet(root, frame.element, life.signal)
  else conversation.start()

  const open = () => {
    host.hidden = false
    conversation.start()
    takeFocus()
  }
  const destroy = () => {
    life.abort()
    client.stop()
    host.remove()
  }
  return { open, close, destroy }
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
