import { browserStorage } from '@fanfare/ui-kit/platform/browser/browser-storage.ts'
import { copyText } from '@fanfare/ui-kit/platform/browser/copy-text.ts'
import { saveByDownload } from '@fanfare/ui-kit/platform/browser/save-file.ts'
import { shareBySheet } from '@fanfare/ui-kit/platform/browser/share-sheet.ts'
import { mayLeave } from '@fanfare/ui-kit/platform/external-link.ts'
import type { Platform } from '@fanfare/ui-kit/platform/platform.ts'

/** The browser as the place the client runs in. */
export const webPlatform: Platform = {
  kind: 'web',
  copy: copyText,
  share: shareBySheet,
  saveFile: saveByDownload,
  openExternal: (url) => {
    if (mayLeave(url)) window.open(url, '_blank', 'noopener')
  },
  storage: browserStorage,
  origin: () => location.origin,
}
