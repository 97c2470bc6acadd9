import { expect, it } from 'vitest'
import type { CopyOutcome } from '../../shared/desktop-state.ts'
import { createTranslator } from '../core/i18n/translator.ts'
import { copyNotification } from './copy-notification.ts'

const copy = { commentId: 'c1', postId: 'post-1', title: 'A post', text: 'Well measured!', undoUntil: 1 }

it.each<[CopyOutcome, string, string]>([
  [{ outcome: 'copied', copy }, 'Copied: paste it as your comment', 'Well measured!'],
  [
    { outcome: 'lost', next: { id: 'c2', content: 'Take this one' } },
    'A colleague was faster',
    'Nothing was copied. Next: Take this one',
  ],
  [
    { outcome: 'lost', next: null },
    'Nothing left to copy',
    'Every suggestion has been copied. Write one for your colleagues.',
  ],
  [
    { outcome: 'none-left' },
    'Nothing left to copy',
    'Every suggestion has been copied. Write one for your colleagues.',
  ],
  [{ outcome: 'post-deleted' }, 'Nothing was copied', 'The post has been deleted.'],
  [{ outcome: 'suggestion-deleted' }, 'Nothing was copied', 'The suggestion has been deleted.'],
  [
    { outcome: 'offline' },
    'Nothing was copied',
    'The server cannot be reached. Try again once you are online.',
  ],
  [{ outcome: 'signed-out' }, 'Sign in to copy', 'Open Fanfare and sign in with your browser.'],
  [{ outcome: 'refused' }, 'Nothing was copied', 'The server refused. Open Fanfare to see why.'],
])('says how a copy ended: %j', (result, title, body) => {
  expect(copyNotification(result, createTranslator(['en']).t)).toEqual({ title, body })
})
