/** Where the service is reached, as its answers say it; none ends with a slash. */
export interface Addresses {
  public(): string
  app(): string
  widget(): string
  chatLinkBase(): string
}

export interface AddressSettings {
  publicUrl: string | undefined
  appUrl: string | undefined
  widgetUrl: string | undefined
  chatLinkBase: string | undefined
}

/** `localPort` is asked when an address is needed, since a port of 0 is known only once the service listens. */
export function createAddresses(settings: AddressSettings, localPort: () => number): Addresses {
  const publicUrl = (): string => settings.publicUrl ?? `http://localhost:${localPort()}`
  return {
    public: publicUrl,
    app: () => settings.appUrl ?? publicUrl(),
    widget: () => settings.widgetUrl ?? publicUrl(),
    chatLinkBase: () => settings.chatLinkBase ?? `${publicUrl()}/whatsapp`,
  }
}
