import { send } from './http.ts'

/** Downloads a file under the name that the service gives it. The page stays, also with unsaved changes. */
export function startDownload(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}

/** Downloads a file of this service in a media type. Throws `ApiError`. */
export async function downloadFile(path: string, { accept, name }: { accept: string; name: string }): Promise<void> {
  const response = await send(path, { headers: { Accept: accept } })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = name
  link.click()
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
