"""One module a reader: ``run(data, folder)`` raises for what must not happen, and nothing else."""
