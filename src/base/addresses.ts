/** Where the service is reached, as its answers say it; none ends with a slash. */
export interface Addresses {
  public(): string
  app(): string
  widget(): string
  chatLinkBase(): string
  /** Of the number behind chat links. */
  chatDigits(): string
}

export interface AddressSettings {
  publicUrl: string | undefined
  appUrl: string | undefined
  widgetUrl: string | undefined
  chatLinkBase: string | undefined
  whatsapp: { phone: string } | undefined
}

/** Links to numbers that are on WhatsApp. */
export const WHATSAPP_LINKS = 'https://wa.me'
/** Of the simulator: a number that nobody can have. */
export const SIMULATOR_DIGITS = '12025550143'

/** `localPort` is asked when an address is needed, since a port of 0 is known only once the service listens. */
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
