import { expect, it, vi } from 'vitest'
import { saveByDownload } from './save-file.ts'

it('downloads the file under its name and revokes its URL later', async () => {
  vi.useFakeTimers()
  const clicked: { href: string; name: string }[] = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:the-file')
  const release = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function remember(
    this: HTMLAnchorElement,
  ) {
    clicked.push({ href: this.href, name: this.download })
  })

  await expect(saveByDownload('everything.zip', new Blob(['zip']))).resolves.toBe('saved')
  expect(clicked).toEqual([{ href: 'blob:the-file', name: 'everything.zip' }])
  expect(release).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(release).toHaveBeenCalledWith('blob:the-file')
  vi.useRealTimers()
})
