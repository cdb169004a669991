/**
 * Loaded before the service in each of its processes: a driver that is killed cannot end them, so they end when the
 * channel to it closes.
 */
process.once('disconnect', () => process.exit(1));
