/** A file beyond a limit. The message continues a sentence that begins with the file: "unpacks to more than 20 MB". */
export class FileLimitError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'FileLimitError'
  }
}
