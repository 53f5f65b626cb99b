/** An email address that breaks behind its at sign where it has to, or any other words. */
export function BreakableAddress({ address }: { address: string }) {
  const [mailbox = '', domain] = address.split(/(?<=@)/, 2)
  return (
    <>
      {mailbox}
      {domain && <wbr />}
      {domain}
    </>
  )
}
