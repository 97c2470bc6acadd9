import { expect, it } from 'vitest'
import { createTranslator } from '../core/i18n/translator.ts'
import { pauseNotification } from './pause-notification.ts'

it('says until when, in the language of the user, and ends the pause on request', () => {
  const started: string[] = []
  const until = new Date(2026, 10, 21, 15, 5).getTime()
  const notification = pauseNotification(until, createTranslator(['fr']), (pause) => started.push(pause))
  expect(notification).toMatchObject({
    title: 'Les notifications sont en pause',
    body: 'Jusqu’à 15:05.',
    silent: true,
  })
  const [resume] = notification.buttons!
  expect(resume!.label).toBe('Reprendre les notifications')
  resume!.onClick()
  expect(started).toEqual(['off'])
})
