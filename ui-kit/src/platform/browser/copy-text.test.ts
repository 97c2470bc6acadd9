import { afterEach, describe, expect, it, vi } from 'vitest'
import { copyText } from './copy-text.ts'

const writeText = vi.fn<(text: string) => Promise<void>>()
const execCommand = vi.fn<(command: string) => boolean>()

function browser(support: { clipboard: boolean }) {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: support.clipboard ? { writeText } : undefined,
  })
  Object.defineProperty(document, 'execCommand', { configurable: true, value: execCommand })
}

afterEach(() => {
  writeText.mockReset()
  execCommand.mockReset()
  document.body.replaceChildren()
})

describe('copying', () => {
  it('uses the Clipboard API where there is one', async () => {
    browser({ clipboard: true })
    await expect(copyText('Well done')).resolves.toBe('copied')
    expect(writeText).toHaveBeenCalledWith('Well done')
    expect(execCommand).not.toHaveBeenCalled()
  })

  it('selects the text in a hidden field on plain http, and puts the focus back', async () => {
    browser({ clipboard: false })
    const button = document.body.appendChild(document.createElement('button'))
    button.focus()
    let selected = ''
    execCommand.mockImplementation(() => {
      selected = document.querySelector('textarea')?.value ?? ''
      return true
    })
    await expect(copyText('Well done')).resolves.toBe('copied')
    expect(selected).toBe('Well done')
    expect(document.querySelector('textarea')).toBeNull()
    expect(document.activeElement).toBe(button)
  })

  it('stays inside an open dialog, which would take the focus away', async () => {
    browser({ clipboard: false })
    document.body.innerHTML = '<div role="dialog"><button>Copy</button></div>'
    document.querySelector('button')?.focus()
    let place: Element | null = null
    execCommand.mockImplementation(() => {
      place = document.querySelector('textarea')?.closest('[role="dialog"]') ?? null
      return true
    })
    await copyText('Well done')
    expect(place).not.toBeNull()
  })

  it('falls back to a selection when the Clipboard API refuses', async () => {
    browser({ clipboard: true })
    writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
    execCommand.mockReturnValue(true)
    await expect(copyText('Well done')).resolves.toBe('copied')
  })

  it('reports a failure when nothing works', async () => {
    browser({ clipboard: false })
    execCommand.mockReturnValue(false)
    await expect(copyText('Well done')).resolves.toBe('failed')
  })
})
