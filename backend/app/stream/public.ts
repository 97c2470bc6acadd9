export { closeEndedStreams } from '#stream/jobs/close_ended_streams'
