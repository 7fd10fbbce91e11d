/** Microseconds of the machine's own clock, which all processes share. */
export const microseconds = () => Number(process.hrtime.bigint() / 1000n);
