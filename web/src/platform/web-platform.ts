import { browserStorage } from '@fanfare/ui-kit/platform/browser/browser-storage.ts'
import { copyText } from '@fanfare/ui-kit/platform/browser/copy-text.ts'
import { openInTab } from '@fanfare/ui-kit/platform/browser/open-in-tab.ts'
import { openShareSheet } from '@fanfare/ui-kit/platform/browser/open-share-sheet.ts'
import type { Platform } from '@fanfare/ui-kit/platform/platform.ts'

export const webPlatform: Platform = {
  kind: 'web',
  copy: copyText,
  share: openShareSheet,
  saveFile: async (name, content) =>
    (await import('@fanfare/ui-kit/platform/browser/save-file.ts')).saveByDownload(name, content),
  redirect: (url) => location.assign(url),
  openExternal: openInTab,
  storage: browserStorage,
  origin: () => location.origin,
}
