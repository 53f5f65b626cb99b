import { sharedText } from '../lib/shared-text.ts'
import { ButtonLink } from './button.tsx'

const text = sharedText.whatsapp

/** A chat link with its QR code. If it leads to this service, it says that it opens the simulator. */
export function WhatsappLink({ link, qrUrl }: { link: string; qrUrl: string }) {
  const simulated = URL.parse(link)?.pathname.startsWith('/whatsapp/')
  return (
    <div className="whatsapp-link">
      <img className="qr" src={qrUrl} alt={text.qrAlt} width="132" height="132" />
      <div className="whatsapp-link-words">
        <p>{simulated ? text.simulated : text.scan}</p>
        <ButtonLink href={link} target="_blank" rel="noreferrer">
          {text.open}
        </ButtonLink>
      </div>
    </div>
  )
}

/** Returns the URL of the QR code for one of the service's links. `size` is in pixels. */
export const qrAddress = (link: string, size: number) =>
  `/api/v1/public/qr?${new URLSearchParams({ url: link, size: String(size) })}`
