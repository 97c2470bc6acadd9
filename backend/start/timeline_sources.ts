import { setTimelineSources } from '#posts/timeline/queries/timeline_sources'
import { copyMoments } from '#suggestions/comments/queries/copy_moments'

setTimelineSources([copyMoments])
