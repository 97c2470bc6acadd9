import { HIDDEN_FLAG } from '../core/hidden-flag.ts'

/** The arguments for a relaunch: those of this launch, without the commands that have already run. */
export function relaunchArguments(isShown: boolean): string[] {
  const again = process.argv
    .slice(1)
    .filter((each) => !/^(--copy-next|--pause-hour|--hidden|\w+:\/\/.*)$/.test(each))
  return isShown ? again : [...again, HIDDEN_FLAG]
}
