import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { PROFILE_GROUPS, type ProfileGroup } from '../components/profile-groups.ts'

/** A group is current from when it begins in this part of the screen. */
const TOP_PART = 0.35

/** The group of the profile that is being read. Scrolls to the group that the address names. */
export function useGroupInView(): ProfileGroup {
  const location = useLocation()
  const { hash } = location

  // Each press of a link changes the location, also a second one to the same group.
  useEffect(() => {
    const named = groupOf(location.hash)
    if (named !== undefined) document.getElementById(named)?.scrollIntoView()
  }, [location])

  return useSyncExternalStore(
    onScroll,
    () => groupInView(groupOf(hash)),
    () => PROFILE_GROUPS[0],
  )
}

const groupOf = (hash: string) => PROFILE_GROUPS.find((id) => `#${id}` === hash)

/** The named group while it is visible: the last one may be too short to reach the top of the screen. */
function groupInView(named: ProfileGroup | undefined): ProfileGroup {
  const beginsAbove = (part: number) => (id: ProfileGroup) => topOf(id) < window.innerHeight * part
  if (named !== undefined && topOf(named) >= 0 && beginsAbove(1)(named)) return named
  return PROFILE_GROUPS.findLast(beginsAbove(TOP_PART)) ?? PROFILE_GROUPS[0]
}

const topOf = (id: ProfileGroup) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity

function onScroll(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}
