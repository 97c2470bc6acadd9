export { streamMetrics } from '#stream/events/stream_metrics'
export { joinInstances } from '#stream/events/live'
export { checkStreams } from '#stream/jobs/check_streams'
