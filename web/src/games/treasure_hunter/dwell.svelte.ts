/** Does the person want each scene after the locations to stay until they go on? */
export const dwell = $state({ on: false });
