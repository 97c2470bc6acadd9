import { expect, it } from 'vitest'
import { opensWindow, parseLaunchCommand, SHOW_WINDOW } from './launch-command.ts'

it.each<[string[], object]>([
  [[], {}],
  [['--unknown', 'elsewhere://posts'], {}],
  [['--hidden'], { hidden: true }],
  [['--copy-next'], { copyNext: true }],
  [['--panel'], { openPanel: true }],
  [['--pause-hour'], { pauseHour: true }],
  [['fanfare://dashboard'], { link: { to: 'dashboard' } }],
])('reads %j', (args, expected) => {
  expect(parseLaunchCommand(args)).toEqual({ ...SHOW_WINDOW, ...expected })
})

it.each([
  [['--copy-next'], false],
  [['--panel'], false],
  [['--pause-hour'], false],
  [['--hidden'], false],
  [['fanfare://dashboard'], true],
  [[], true],
])('started with %j, opens a window: %s', (args, expected) => {
  expect(opensWindow(parseLaunchCommand(args))).toBe(expected)
})
