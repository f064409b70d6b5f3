// Every worker has a project, and so a database, of its own.
process.env.GCLOUD_PROJECT = `demo-faults-${process.env.VITEST_POOL_ID}`;
