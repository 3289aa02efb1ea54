import IppoServers
import TestServers
import Testing

@testable import IppoSessions

struct SessionStoreConfigurationTests {
  @Test func `addresses of stores are read`() {
    #expect(SessionStoreConfiguration("memory") == .memory)
    #expect(SessionStoreConfiguration("sqlite:/var/lib/app/sessions.db") == .sqlite(path: "/var/lib/app/sessions.db"))
    for url in ["postgres://host/name", "postgresql://user:word@one:1,two:2/name?sslmode=require", "postgres://"] {
      #expect(SessionStoreConfiguration(url) == .postgres(url: url))
    }
    for url in ["redis://host", "redis://user:word@[::1]:6380/3", "rediss://host"] {
      #expect(SessionStoreConfiguration(url) == .redis(url: url))
    }
    for text in [
      "", "sqlite", "sqlite:", "Memory", "memory:", "postgres:name", "postgres", "redis:host", "mysql://host",
    ] {
      #expect(SessionStoreConfiguration(text) == nil)
    }
  }

  @Test(arguments: [
    ("postgres://ippo:secret@host:5432/name", "postgres://ippo:…@host:5432/name"),
    ("postgres://ippo:se@cr/et@host/name", "postgres://ippo:…@host/name"),
    (
      "postgres://host/name?user=ippo&password=secret&sslmode=require",
      "postgres://host/name?user=ippo&password=…&sslmode=require"
    ),
    ("postgres://ippo@host:5432/name", "postgres://ippo@host:5432/name"),
    ("postgres://host:5432/name", "postgres://host:5432/name"),
    ("redis://:secret@host/1", "redis://:…@host/1"),
    ("redis://host", "redis://host"),
  ])
  func `passwords are not shown`(_ url: String, _ shown: String) throws {
    let configuration = try #require(SessionStoreConfiguration(url))
    #expect("\(configuration)" == shown)
    #expect(String(reflecting: [configuration]) == "[\(shown)]")
    do { try configuration.check() } catch { #expect(!"\(error)".contains("secret")) }
  }

  @Test func `texts that are no addresses are shown without what may be a password`() {
    #expect(ServerAddress.redacted("postgres:/ippo:secret@host") == "postgres:/ippo:…@host")
    #expect(ServerAddress.redacted("mysql://ippo:secret@host") == "mysql://ippo:…@host")
    #expect(ServerAddress.redacted("sqlite") == "sqlite")
  }

  @Test func `a program without the trait says which, and what to install`() throws {
    #expect(
      SessionStoreError.notBuiltIn(trait: "SQLite", library: "Debian's libsqlite3-dev").description
        == "This program was built without the trait “SQLite” of the package ippo. Install Debian's libsqlite3-dev and add "
        + "“SQLite” to the traits of the dependency, or to `swift build --traits default,SQLite`.")
    #if SQLite
      try SessionStoreConfiguration.sqlite(path: "x").check()
    #else
      #expect(throws: SessionStoreError.notBuiltIn(trait: "SQLite", library: "Debian's libsqlite3-dev")) {
        try SessionStoreConfiguration.sqlite(path: "x").check()
      }
    #endif
    #if Postgres
      try SessionStoreConfiguration.postgres(url: "postgres://host/name").check()
    #else
      #expect(throws: SessionStoreError.notBuiltIn(trait: "Postgres", library: "Debian's libpq-dev")) {
        try SessionStoreConfiguration.postgres(url: "postgres://host/name").check()
      }
    #endif
    #if Redis
      try SessionStoreConfiguration.redis(url: "redis://host").check()
    #else
      #expect(throws: SessionStoreError.notBuiltIn(trait: "Redis", library: "Debian's libhiredis-dev")) {
        try SessionStoreConfiguration.redis(url: "redis://host").check()
      }
    #endif
  }

  #if Postgres
    @Test func `what is no URI of PostgreSQL is said, without the password`() {
      #expect(throws: SessionStoreError.unusable("postgres://ippo:…@host/name: invalid percent-encoded token: \"…\"")) {
        try SessionStoreConfiguration.postgres(url: "postgres://ippo:secret%zz@host/name").check()
      }
      #expect(
        throws: SessionStoreError.unusable("postgres://host/name?colour=red: invalid URI query parameter: \"…\"")
      ) { try SessionStoreConfiguration.postgres(url: "postgres://host/name?colour=red").check() }
    }
  #endif

  #if Redis
    @Test func `what is no address of Redis is said, without the password`() {
      #expect(
        throws: SessionStoreError.unusable(
          "rediss://ippo:…@host: TLS is not spoken with Redis; use redis:// in a network that you trust, or to a tunnel "
            + "(stunnel) on this machine")
      ) { try SessionStoreConfiguration.redis(url: "rediss://ippo:secret@host").check() }
      for url in ["redis://", "redis://host/one", "redis://host:port", "redis://host/0?x=1"] {
        #expect {
          try SessionStoreConfiguration.redis(url: url).check()
        } throws: { "\($0)".contains("it is not of the form redis://user:password@host:port/number") }
      }
      #expect(
        throws: SessionStoreError.unusable(
          "redis://ippo@host: there is a user without a password (redis://user:password@host)")
      ) { try SessionStoreConfiguration.redis(url: "redis://ippo@host").check() }
    }
  #endif
}
