/** Whether the run is on PostgreSQL: `npm test -- --engine postgres`. */
export const isOnPostgres = process.env.TEST_ENGINE === "postgres";
