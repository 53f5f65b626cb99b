/** The public URLs of the service, without a trailing slash. */
export interface Addresses {
  public(): string
  app(): string
  widget(): string
  chatLinkBase(): string
  /** The digits of the WhatsApp number that chat links lead to. */
  chatDigits(): string
}

export interface AddressSettings {
  publicUrl: string | undefined
  appUrl: string | undefined
  widgetUrl: string | undefined
  chatLinkBase: string | undefined
  whatsapp: { phone: string } | undefined
}

/** Base of chat links when WhatsApp is configured. */
export const WHATSAPP_LINKS = 'https://wa.me'
/** The simulator's number. It is reserved, so it belongs to nobody. */
export const SIMULATOR_DIGITS = '12025550143'

/**
 * Returns the service's URLs. It reads `localPort` lazily, because a port of 0 is known only once the service listens.
 */
export function createAddresses(settings: AddressSettings, localPort: () => number): Addresses {
  const publicUrl = (): string => settings.publicUrl ?? `http://localhost:${localPort()}`
  return {
    public: publicUrl,
    app: () => settings.appUrl ?? publicUrl(),
    widget: () => settings.widgetUrl ?? publicUrl(),
    chatLinkBase: () => settings.chatLinkBase ?? (settings.whatsapp ? WHATSAPP_LINKS : `${publicUrl()}/whatsapp`),
    chatDigits: () => settings.whatsapp?.phone ?? SIMULATOR_DIGITS,
  }
}
