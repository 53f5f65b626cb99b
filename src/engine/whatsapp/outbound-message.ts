/** An option that a visitor can tap. */
export interface Choice {
  /** WhatsApp sends it back when the visitor taps the choice. At most 200 characters. */
  id: string
  title: string
  description?: string
}

/** A message to a visitor, before it is converted for the Graph API. */
export type OutboundContent =
  | { kind: 'text'; text: string }
  /** `url` is a JPEG or PNG of at most 5 MB that WhatsApp fetches. The text is below it. */
  | { kind: 'image'; url: string; text: string; fallback: string }
  /** `fallback` has the same text without anything to tap. */
  | { kind: 'buttons'; text: string; choices: Choice[]; fallback: string }
  | { kind: 'list'; text: string; label: string; choices: Choice[]; fallback: string }
  /** A template with one variable for the text. */
  | { kind: 'template'; name: string; language: string; text: string }

export type GraphMessage = Readonly<Record<string, unknown>> & { messaging_product: 'whatsapp' }

/** Limits of the Cloud API. https://developers.facebook.com/docs/whatsapp/cloud-api/guides/send-messages */
export const LIMITS = {
  text: 4096,
  interactiveText: 1024,
  caption: 1024,
  buttons: 3,
  buttonTitle: 20,
  rows: 10,
  rowTitle: 24,
  rowDescription: 72,
  templateText: 1024,
} as const

/**
 * Converts a message for the Graph API, to a number or to the ID of a visitor without one. WhatsApp returns
 * `reference` with each status.
 */
export function toGraphMessage(to: string, content: OutboundContent, reference = ''): GraphMessage {
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    ...(/^\d+$/.test(to) ? { to } : { recipient: to }),
    ...toParts(content),
    ...(reference ? { biz_opaque_callback_data: reference } : {}),
  }
}

function toParts(content: OutboundContent): Record<string, unknown> {
  switch (content.kind) {
    case 'text':
      return { type: 'text', text: { body: content.text, preview_url: /https?:\/\//.test(content.text) } }
    case 'image':
      return { type: 'image', image: { link: content.url, caption: content.text } }
    case 'buttons':
      return {
        type: 'interactive',
        interactive: { type: 'button', body: { text: content.text }, action: { buttons: toButtons(content) } },
      }
    case 'list':
      return {
        type: 'interactive',
        interactive: {
          type: 'list',
          body: { text: content.text },
          action: { button: cut(content.label, LIMITS.buttonTitle), sections: [{ rows: content.choices.map(toRow) }] },
        },
      }
    case 'template':
      return {
        type: 'template',
        template: {
          name: content.name,
          language: { policy: 'deterministic', code: content.language },
          components: [{ type: 'body', parameters: [{ type: 'text', text: oneLine(content.text) }] }],
        },
      }
  }
}

function toButtons({ choices }: { choices: Choice[] }): unknown[] {
  return choices.map(({ id, title }) => ({ type: 'reply', reply: { id, title: cut(title, LIMITS.buttonTitle) } }))
}

function toRow({ id, title, description }: Choice): unknown {
  return {
    id,
    title: cut(title, LIMITS.rowTitle),
    ...(description ? { description: cut(description, LIMITS.rowDescription) } : {}),
  }
}

/** Removes line breaks and runs of spaces, which variables of a template cannot have. */
function oneLine(text: string): string {
  return cut(text.replace(/\s+/g, ' ').trim(), LIMITS.templateText)
}

/** Cuts a text to at most `max` UTF-16 units with an ellipsis, never within a character. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text
  let kept = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length + segment.length > max - 1) break
    kept += segment
  }
  return `${kept.trimEnd()}…`
}
