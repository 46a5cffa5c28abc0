/** Everything runs as one account, without chroot; a real mail server would use several. */
export const dovecotSettings = (
  folder: string,
  ports: { tls: number; plain: number },
  { user, group }: { user: string; group: string },
): string => `
base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = required
ssl_cert = <${folder}/cert.pem
ssl_key = <${folder}/key.pem
default_internal_user = ${user}
default_internal_group = ${group}
default_login_user = ${user}
mail_location = maildir:${folder}/mail/%u
mail_uid = ${user}
mail_gid = ${group}
first_valid_uid = 1
first_valid_gid = 1
maildir_stat_dirs = yes
auth_failure_delay = 0
# Nobody waits because somebody else had a wrong password.
service anvil {
  chroot =
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}
service stats {
  chroot =
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${ports.plain}
  }
  inet_listener imaps {
    port = ${ports.tls}
    ssl = yes
  }
}
passdb {
  driver = passwd-file
  args = scheme=PLAIN username_format=%u ${folder}/users/%u
}
userdb {
  driver = static
  args = uid=${user} gid=${group} home=${folder}/mail/%u
}
`
