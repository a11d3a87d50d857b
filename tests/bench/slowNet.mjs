/** The network of a slow phone: 1.6 Mbps down, 750 kbps up, 150 ms. */
export const slowNet = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
