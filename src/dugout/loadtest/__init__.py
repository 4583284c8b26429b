"""Many scripted people at once against a running server, beside a server that does nothing but pass messages on."""
